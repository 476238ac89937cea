// `pnpm check:next`: an application of Next.js (App Router) made of the packed `@ca-portal/ui` and the code of its README,
// built, started and used in Chromium under a content security policy with a nonce. Not part of `pnpm test`: it installs
// Next.js (some 300 MB) into a temporary folder. Wants the packages built.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drive } from './check-next/drive.mjs';
import { installSite, startSite } from './check-next/site.mjs';
import { root } from './pnpm.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ca-portal-next-'));
let site;
let failed = true;
try {
  installSite(fileURLToPath(root), folder);
  site = await startSite(folder);
  for (const sentence of await drive(site.url)) console.log(`✓ ${sentence}`);
  failed = false;
} catch (error) {
  console.error(`✗ ${error.message}`);
} finally {
  site?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
