import { expect, test } from 'vitest';
import { readOptions, UsageError } from '../../../scripts/start/options.mjs';

test('defaults: port 8080, .data, simulator on 11345', () => {
  expect(readOptions([], {})).toEqual({
    port: 8080,
    data: '.data',
    lockPort: 11345,
    simulator: true,
    reset: false,
    yes: false,
    dev: false,
    help: false,
  });
});

test('a flag wins over the environment', () => {
  expect(readOptions([], { PORT: '9000', DATA_DIR: 'elsewhere' })).toMatchObject({
    port: 9000,
    data: 'elsewhere',
  });
  expect(readOptions(['--port', '9100'], { PORT: '9000' }).port).toBe(9100);
  expect(readOptions(['--port', '9100'], { PORT: 'not a port' }).port).toBe(9100);
});

test('the -- that pnpm hands through is no flag', () => {
  expect(readOptions(['--', '--no-simulator'], {}).simulator).toBe(false);
});

test.each([
  [['--port', '0'], '--port'],
  [['--port', '65536'], '--port'],
  [['--port', '80x'], '--port'],
  [['--lock-port', ''], '--lock-port'],
])('%j is refused in one sentence that names the flag', (args, name) => {
  expect(() => readOptions(args, {})).toThrow(UsageError);
  expect(() => readOptions(args, {})).toThrow(new RegExp(`^${name} .*。$`));
});

test.each([[['--bogus']], [['--port']], [['stray']]])('%j is refused and points to --help', (args) => {
  expect(() => readOptions(args, {})).toThrow(/--help。$/);
});

test('a lock port that the portal would not search is refused, unless a configuration of its own names others', () => {
  expect(readOptions(['--lock-port', '11354'], {}).lockPort).toBe(11354);
  expect(() => readOptions(['--lock-port', '11355'], {})).toThrow(/找不到。$/);
  expect(readOptions(['--lock-port', '21345'], { PORTAL_CONFIG: 'portal.json' }).lockPort).toBe(21345);
});
