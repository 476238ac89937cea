// `pnpm create:portal <folder> [--example vite-shell] [--registry]`: a new project beside this repository. Needs
// built packages (`pnpm build`), or `--registry` if they are published to the registry that npm uses.
import { parseArgs } from 'node:util';
import { CreateError, createPortal } from './create-portal/create.mjs';
import { exampleNames } from './create-portal/examples.mjs';

const options = {
  example: { type: 'string', default: 'vite-shell' },
  registry: { type: 'boolean', default: false },
};
const given = process.argv.slice(2).filter((argument) => argument !== '--');
try {
  const { positionals, values } = parseArgs({ args: given, options, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new CreateError('Name one folder: pnpm create:portal ../my-portal');
  const { scripts } = createPortal(folder, values);
  const run = scripts.includes('dev') ? 'npm run dev' : 'npm start';
  console.log(`✓ ${folder}: the example ${values.example}\n\n  cd ${folder}\n  npm install\n  ${run}\n`);
} catch (error) {
  if (!(error instanceof CreateError) && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${error.message}\nExamples: ${exampleNames().join(', ')}`);
  process.exit(2);
}
