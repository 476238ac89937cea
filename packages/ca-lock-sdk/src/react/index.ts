'use client';
export { useCaLock, type CaLock, type CaLockState, type UseCaLockOptions } from './useCaLock.js';
