// `pnpm build`: builds all missing or stale packages, two at a time, the longest first.
import { buildable, buildWhatIsStale, BuildError } from './start/build.mjs';

try {
  const { app, ...others } = buildable;
  await buildWhatIsStale([app, ...Object.values(others)], { lanes: 2 });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}
