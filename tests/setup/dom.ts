import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadOverlays } from '../../packages/ui/src/internal/overlayPart.js';
import { silentConsole } from './silent-console.js';

// A machine with two cores that runs everything else, too, may take a second for what takes ten milliseconds alone.
configure({ asyncUtilTimeout: 15_000 });

// What opens above a page has its code by then, as in a browser where the page stands; lazyPart.widgets.test.tsx has not.
beforeAll(loadOverlays);

silentConsole();
// Runs before the hooks above it: what an unmount says is heard, too.
afterEach(cleanup);
