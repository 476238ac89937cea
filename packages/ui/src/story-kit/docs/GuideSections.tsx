import { Columns, Plain } from './docs.styles.js';
import { guide } from './guide/index.js';
import { Inline } from './Inline.js';
import { PropsTable } from './PropsTable.js';
import type { ComponentProps } from './props.js';

const list = (texts: readonly string[]) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <Inline text={text} />
      </li>
    ))}
  </ul>
);

/** Story id of a widget's documentation page; the shell layout is under patterns. */
const docsOf = (folder: string) =>
  folder === 'portal-frame' ? 'patterns-shell--docs' : `components-${folder}--docs`;

interface GuideSectionsProps {
  /** Folder of the widget: its subpath in the package. */
  of: string;
  components: readonly ComponentProps[];
}

/** Follows the examples on every widget page: accessibility, do and don't, props, related. For stories only. */
export function GuideSections({ of, components }: GuideSectionsProps) {
  const entry = guide[of];
  if (!entry) return null;
  return (
    <>
      <h2>Accessibility</h2>
      <Plain>{list(entry.a11y)}</Plain>
      <h2>Do and don’t</h2>
      <Columns>
        <section data-kind="do">
          <h3>Do</h3>
          {list(entry.dos)}
        </section>
        <section data-kind="dont">
          <h3>Don’t</h3>
          {list(entry.donts)}
        </section>
      </Columns>
      <h2>Props</h2>
      {components.map((component) => (
        <PropsTable key={component.name} component={component} />
      ))}
      <h2>Related</h2>
      <Plain>
        {entry.related.map((folder) => (
          <a key={folder} href={`./?path=/docs/${docsOf(folder)}`} target="_top">
            {folder}
          </a>
        ))}
      </Plain>
    </>
  );
}
