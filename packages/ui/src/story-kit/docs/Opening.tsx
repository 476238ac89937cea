import { Source } from '@storybook/addon-docs/blocks';
import { chinese } from './guide/chinese.js';
import { guide } from './guide/index.js';
import { Inline } from './Inline.js';
import type { ComponentProps } from './props.js';

interface DocsProps {
  /** Folder of the widget: its subpath in the package. */
  of: string;
  components: readonly ComponentProps[];
}

/** Below what a widget is: the same in Chinese, when to take another one, and the line that imports it. For stories only. */
export function Opening({ of, components }: DocsProps) {
  const entry = guide[of];
  const names = components.map(({ name }) => name).join(', ');
  return (
    <>
      {chinese[of] ? (
        <p lang="zh-CN">
          <Inline text={chinese[of]} />
        </p>
      ) : null}
      {entry ? (
        <p>
          <strong>When not to use it.</strong> <Inline text={entry.not} />
        </p>
      ) : null}
      <Source language="tsx" code={`import { ${names} } from '@ca-portal/ui/${of}';`} />
    </>
  );
}
