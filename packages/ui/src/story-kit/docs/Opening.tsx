import { Source } from '@storybook/addon-docs/blocks';
import { chinese } from './guide/chinese.js';
import { chineseNot } from './guide/chineseNot.js';
import { guide } from './guide/index.js';
import { Inline } from './Inline.js';
import type { ComponentProps } from './props.js';

interface DocsProps {
  /** Folder of the widget: its subpath in the package. */
  of: string;
  components: readonly ComponentProps[];
}

/**
 * Below the description of a widget: when to use another one, both in Chinese as well, and the import line. For
 * stories only.
 */
export function Opening({ of, components }: DocsProps) {
  const entry = guide[of];
  const names = components.map(({ name }) => name).join(', ');
  return (
    <>
      {entry ? (
        <p>
          <strong>When not to use it.</strong> <Inline text={entry.not} />
        </p>
      ) : null}
      <p lang="zh-CN">
        <Inline text={chinese[of] ?? ''} />
        {chineseNot[of] ? (
          <>
            <strong>何时不用：</strong>
            <Inline text={chineseNot[of]} />
          </>
        ) : null}
      </p>
      <Source language="tsx" code={`import { ${names} } from '@ca-portal/ui/${of}';`} />
    </>
  );
}
