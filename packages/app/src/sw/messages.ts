/** The worker tells a page that what it just read is not from the network. */
export interface ReadFromCache {
  type: 'read-from-cache';
  /** When the server gave it, epoch milliseconds; null where it is only what stands around every page. */
  at: number | null;
}

/** A page tells the worker what it has loaded before the worker was there, so that the first visit counts, too. */
export interface KeepThese {
  type: 'keep-these';
  /** Files. */
  urls: readonly string[];
  /** The address of the page itself. */
  page: string;
}

/** A page that has begun to listen asks what it was told before that. */
export interface WhatWasRead {
  type: 'what-was-read';
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

export const isReadFromCache = (data: unknown): data is ReadFromCache => typeOf(data) === 'read-from-cache';

export const isWhatWasRead = (data: unknown): data is WhatWasRead => typeOf(data) === 'what-was-read';

export const isKeepThese = (data: unknown): data is KeepThese =>
  typeOf(data) === 'keep-these' &&
  typeof (data as KeepThese).page === 'string' &&
  Array.isArray((data as KeepThese).urls) &&
  (data as KeepThese).urls.every((url) => typeof url === 'string');
