import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ExampleWriter } from './example.js';
import { PropsReader } from './props.js';

const props = 'virtual:props/';

/** The stories shown by the documentation beside a story file. */
function shownStories(file: string): string[] {
  const folder = dirname(file);
  const stories = basename(file).replace(/\.tsx$/, '');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(`'./${stories}'`));
  return [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/<Canvas of=\{stories\.(\w+)\}/g)].map(([, name = '']) => name),
      ),
    ),
  ];
}

/**
 * What the documentation shows of the sources: `virtual:props/<folder>` holds the props of a widget's components, and
 * each story that a page shows carries its example as a module that can be copied.
 */
export function documentation(root: string): Plugin {
  const ui = join(root, 'packages/ui');
  const src = join(ui, 'src');
  let reader: PropsReader | undefined;
  return {
    name: 'ca-portal:documentation',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(props) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${props}`)) return undefined;
      reader ??= new PropsReader(ui);
      return `export default ${JSON.stringify(reader.of(id.slice(props.length + 1)))}`;
    },
    transform(code, id) {
      const file = id.split('?')[0]?.replaceAll('/', sep) ?? '';
      if (!file.startsWith(src + sep) || !file.endsWith('.stories.tsx') || !existsSync(file))
        return undefined;
      const writer = new ExampleWriter(src);
      const lines = shownStories(file).map((story) => {
        const example = writer.write(file, story);
        const docs = example
          ? `source: { code: ${JSON.stringify(example)}, language: 'tsx', type: 'code' }`
          : `canvas: { sourceState: 'none' }`;
        return `${story}.parameters = { ...${story}.parameters, docs: { ...${story}.parameters?.docs, ${docs} } };`;
      });
      return lines.length > 0 ? { code: `${code}\n${lines.join('\n')}\n`, map: null } : undefined;
    },
  };
}
