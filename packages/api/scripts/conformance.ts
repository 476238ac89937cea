// Checks another server against the contract: node … conformance.ts --base-url https://example.cn/mh
// The login token comes from the variable CONFORMANCE_TOKEN, because others can see arguments in the process list.
import { parseArgs } from 'node:util';
import { checkServer } from '../src/conformance/check-server.js';

const { values } = parseArgs({ options: { 'base-url': { type: 'string' } } });
const baseUrl = values['base-url'];
if (!baseUrl || !URL.canParse(baseUrl)) {
  console.error('Usage: pnpm conformance --base-url https://example.cn/mh   (login: CONFORMANCE_TOKEN)');
  process.exit(2);
}

const reports = await checkServer({ baseUrl, token: process.env['CONFORMANCE_TOKEN'] });
const signs = { fits: '✓', refused: '–', wrong: '✗' };
for (const { kind, call, findings } of reports) {
  console.log(`${signs[kind]} ${call}`);
  for (const finding of findings) console.log(`    ${finding}`);
}
const count = (kind: keyof typeof signs) => reports.filter((report) => report.kind === kind).length;
console.log(
  `\n${reports.length} calls: ${count('fits')} fit, ${count('refused')} refused, ${count('wrong')} wrong`,
);
process.exit(count('wrong') > 0 ? 1 : 0);
