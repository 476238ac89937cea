// Measures the API: `pnpm bench:api`, or one part of it: `pnpm bench:api client`. Each part is a module of the
// measured package that returns its figures; exceeding a limit fails the run.
import { register } from 'tsx/esm/api';

register(); // uses the packages' TypeScript sources, without a build

const parts = {
  client: () => import('../../packages/api/scripts/bench-client.ts'),
  server: () => import('../../packages/server/scripts/bench-server.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
let failed = false;
for (const [name, load] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { measure } = await load();
  for (const { what, figure, limit, holds } of await measure()) {
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}: ${what}: ${figure} (${limit})`);
    failed ||= !holds;
  }
}
process.exitCode = failed ? 1 : 0;
