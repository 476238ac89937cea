import type { Option } from '../../../engines/resource/index.js';

interface Node {
  id: number;
  label: string;
  children?: readonly Node[] | undefined;
}

/** The department tree as select options; children are indented. */
export const departmentOptions = (
  nodes: readonly Node[] | undefined,
  depth = 0,
): readonly Option[] | undefined =>
  nodes?.flatMap(({ id, label, children }) => [
    { value: String(id), label: `${'　'.repeat(depth)}${label}` },
    ...(departmentOptions(children, depth + 1) ?? []),
  ]);
