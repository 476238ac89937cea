// Style sheets in template literals are shipped as they are written: this takes the indentation out of them.
import { readFileSync } from 'node:fs';

/** The text of one template: comments, line ends and the spaces around punctuation go. */
const squeeze = (css) =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    // Not behind a value that is put in: `${appear} 1ms` are two words.
    .replaceAll(/(\$\{[^{}]*\})| ?([{};]) ?/g, (_, put, sign) => put ?? sign)
    .replaceAll(', ', ',')
    .replaceAll(/([\w-]): (?=[^{}]*[;}])/g, '$1:');

/** The source of a `.styles.ts` file with its templates squeezed. */
export const squeezeStyles = (source) => source.replaceAll(/`[^`]*`/g, squeeze);

/** For esbuild and tsup: every `*.styles.ts` is read squeezed. */
export const squeezedStyles = {
  name: 'squeezed-styles',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => ({
      contents: squeezeStyles(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
