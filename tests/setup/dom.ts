import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { silentConsole } from './silent-console.js';

// A machine with two cores that runs everything else, too, may take a second for what takes ten milliseconds alone.
configure({ asyncUtilTimeout: 15_000 });

silentConsole();
// Runs before the hooks above it: what an unmount says is heard, too.
afterEach(cleanup);
