import type { ReactNode } from 'react';
import { NoPermission } from './NoPermission.js';
import { readState, type Read } from './read-state.js';

/**
 * A page whose main read is drawn by a table, which shows its own loading, failure and emptiness: only a refusal to the
 * role replaces the page. Every other page is a `Shown`.
 */
export const Guarded = ({ of, children }: { of: Read; children: ReactNode }) =>
  readState(of).state === 'refused' ? <NoPermission /> : children;
