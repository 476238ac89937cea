import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadOverlays } from '../../packages/ui/src/internal/overlayPart.js';
import { silentConsole } from './silent-console.js';

// On a busy two-core machine an operation of ten milliseconds may take a second.
configure({ asyncUtilTimeout: 15_000 });

// Overlay code is loaded, as in a browser with an idle page; except in lazyPart.widgets.test.tsx.
beforeAll(loadOverlays);

silentConsole();
// Runs before the hooks above it, so that console output of an unmount counts, too.
afterEach(cleanup);
