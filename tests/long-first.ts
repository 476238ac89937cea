import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects run one after the other: a worker that switches to another project is a new one, which loads everything
 * again.
 */
const projects = ['node', 'pglite', 'unit', 'unit-processes', 'unit-pages', 'unit-node'];

/** Files that take longer than the rest of the run: started last, they would run alone at its end. */
const long = [
  'table-tests/fuzz',
  'server/src/main',
  'table-tests/restart',
  'tests/node/public-surface',
  'table-tests/conformance',
  'tests/faults',
  'workers/hostile-input.security',
  'story-kit/badInput',
  'story-kit/missingValues',
  'portal/SessionWatcher',
  'lock/LockFaults',
];

const place = (of: number, list: readonly string[]) => (of < 0 ? list.length : of);
const rank = ({ moduleId, project }: TestSpecification): number =>
  place(projects.indexOf(project.name), projects) * (long.length + 1) +
  place(
    long.findIndex((name) => moduleId.includes(`${name}.test.`)),
    long,
  );

/** The order of test files: the longest first in each project, the others as Vitest sorts them. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
