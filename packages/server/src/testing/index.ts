export { createTestServer, type TestServer } from './create-test-server.js';
export { openTestDatabase } from './test-database.js';
export { testClock, type TestClock } from './test-clock.js';
export { testLock, type TestLock } from './test-lock.js';
export * from './first-path.js';
export { solvedCaptcha } from './captcha.js';
export { lastSmsCode } from './outbox.js';
export { refusal } from './refusal.js';
export * from './prepaid.js';
