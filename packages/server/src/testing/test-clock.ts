/** A clock that the test moves. */
export interface TestClock {
  (): Date;
  set(to: Date): void;
  advance(by: { hours?: number; minutes?: number; seconds?: number; days?: number }): void;
}

export function testClock(start: Date): TestClock {
  let now = start.getTime();
  const clock = () => new Date(now);
  return Object.assign(clock, {
    set: (to: Date) => {
      now = to.getTime();
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Parameters<TestClock['advance']>[0]) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  });
}
