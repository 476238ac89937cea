import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than a small machine's rest of the run: begun last, they would run alone at its end. */
const long = ['table-tests/fuzz', 'server/src/main', 'story-kit/badInput', 'mocks/scenarios', 'tests/faults'];
const rank = ({ moduleId }: TestSpecification): number => {
  const found = long.findIndex((name) => moduleId.includes(`${name}.test.`));
  return found < 0 ? long.length : found;
};

/** The order of test files: the longest first, the others as Vitest sorts them. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
