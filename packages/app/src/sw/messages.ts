/** The worker tells a page that an answer came from the cache, not from the network. */
export interface ReadFromCache {
  type: 'read-from-cache';
  /** Time of the server's answer, epoch milliseconds; null where only layout data came from the cache. */
  at: number | null;
}

/** A page tells the worker what it loaded before the worker existed, so that the first visit is cached, too. */
export interface KeepThese {
  type: 'keep-these';
  /** Files. */
  urls: readonly string[];
  /** The address of the page itself. */
  page: string;
}

/** A page that has started to listen asks for the messages sent before. */
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
