import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytesOf, converse, type Conversation, type GoldenExchange } from './converse.js';
import { GOLDEN, live } from './live.js';
import { SCENARIOS } from './scenarios.js';
import { withoutChance } from './volatile.js';

// The recorded wire protocol: the SDK sends the recorded requests and understands the recorded answers, and the
// simulator still sends the recorded answers. `record.ts` explains how to record again.

/** `chance` lists the places where two recordings differed. */
type Recorded = Conversation & { chance: string[] };
const recorded = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Recorded[];
const golden = (name: string): Recorded => {
  const found = recorded.find((row) => row.name === name);
  if (!found) throw new Error(`"${name}" was never recorded`);
  return found;
};

/** Returns the recorded answers in order, and rejects a request that was not recorded there. */
function replaying(exchanges: readonly GoldenExchange[]): { fetch: typeof fetch; left: () => number } {
  const rest = [...exchanges];
  return {
    left: () => rest.length,
    fetch: (_input, init) => {
      const next = rest.shift();
      expect(typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : 'GET /').toEqual(next?.ask);
      const { status = 500, type = null } = next?.answer ?? {};
      const headers = new Headers(type === null ? [] : [['content-type', type]]);
      return Promise.resolve(new Response(next ? bytesOf(next.answer) : '', { status, headers }));
    },
  };
}

describe('golden exchanges', () => {
  it('are at least a hundred different ones, and each scenario has its own', () => {
    const different = new Set(
      recorded.flatMap(({ exchanges }) => exchanges.map((one) => JSON.stringify(one))),
    );
    expect(different.size).toBeGreaterThanOrEqual(100);
    expect(recorded.map(({ name }) => name)).toEqual(SCENARIOS.map(({ name }) => name));
  });

  it.each(SCENARIOS)('$name: the SDK asks and understands, and the simulator answers', async (scenario) => {
    const { chance, ...then } = golden(scenario.name);
    const { exchanges, connected, outcomes } = then;
    const replay = replaying(exchanges);
    expect
      .soft(await converse(scenario, replay.fetch, 11345), 'the SDK')
      .toEqual({ name: scenario.name, connected, outcomes });
    expect.soft(replay.left(), 'answers that the SDK did not ask for').toBe(0);
    const now = withoutChance(await live(scenario), chance);
    expect(now, 'the simulator').toEqual(withoutChance(then, chance));
  });

  it('holds no PIN outside of CheckPin', () => {
    for (const { exchanges } of recorded) {
      for (const { ask, answer } of exchanges) {
        const carries = JSON.stringify(ask).includes('"pwd":');
        expect(carries).toBe(JSON.stringify(ask).includes('"CheckPin"'));
        expect(JSON.stringify(answer)).not.toMatch(/12345678"|87654321/);
      }
    }
  });
});
