// `pnpm build`: builds what is missing or stale of all packages, in the order of their dependencies.
import { buildable, buildWhatIsStale, BuildError } from './start/build.mjs';

try {
  await buildWhatIsStale(Object.values(buildable));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}
