import { parseBeijing } from '../domain/index.js';
import type { Verdict } from './judge.js';

/** Times in one answer: the server's own clock (RFC 9110, `Date`) and the times in its records. */
export interface Told {
  readonly date: string | null;
  readonly body: string;
}

/** Wire names of fields with past times; those of the second kind are login times. */
const field =
  /"(createTime|updateTime|loginDate|loginTime|operTime)":"(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})"/g;
const ofLogins = new Set(['loginDate', 'loginTime', 'operTime']);
const minute = 60_000;
/** Clocks differ a little, and a login is some minutes older than the check. */
const leeway = 10 * minute;

const newest = (times: readonly number[]) => (times.length > 0 ? Math.max(...times) : undefined);
const hours = (ms: number) => `${Number((ms / 3_600_000).toFixed(1))} h`;

function timesIn({ body, date }: Told) {
  const now = Date.parse(date ?? '');
  if (Number.isNaN(now)) return [];
  return [...body.matchAll(field)].flatMap(([, name = '', text = '']) => {
    try {
      return [{ name, text, ahead: parseBeijing(text).getTime() - now }];
    } catch {
      return [];
    }
  });
}

/**
 * Times are sent as Beijing local time, without a zone. A past time can only be later than the
 * server's own clock if another zone wrote it; and the latest login, which is that of this check, is whole or
 * half hours earlier only if a zone to the west wrote it.
 */
export function judgeZone(answers: readonly Told[]): Verdict {
  const times = answers.flatMap(timesIn);
  const future = newest(times.map(({ ahead }) => ahead)) ?? 0;
  if (future > leeway) {
    const { name, text } = times.find(({ ahead }) => ahead === future) ?? { name: '', text: '' };
    return {
      kind: 'wrong',
      findings: [
        `${name} ${text} lies ${hours(future)} after the server's Date: times travel in Beijing time`,
      ],
    };
  }
  const login = newest(times.filter(({ name }) => ofLogins.has(name)).map(({ ahead }) => ahead));
  if (login === undefined) {
    return { kind: 'refused', findings: ['no time of a login was told: use a login of an administrator'] };
  }
  const behind = -login;
  const offset = Math.floor(behind / (30 * minute)) * 30 * minute;
  if (offset < 60 * minute || behind - offset > leeway) return { kind: 'fits', findings: [] };
  return {
    kind: 'wrong',
    findings: [
      `the newest login lies ${hours(offset)} before the server's Date: times travel in Beijing time (with a login of today, check again with a fresh one)`,
    ],
  };
}
