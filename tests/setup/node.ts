import { silentConsole } from './silent-console.js';

silentConsole();
