import { useMemo, useReducer } from 'react';
import { movedTo, type PageSize, type Placed } from './placement.js';
import type { SealPicture } from './seal-pictures.js';

export type PagingPlace = 'high' | 'middle' | 'low';
export interface StampingState {
  readonly page: number;
  readonly placed: readonly Placed[];
  readonly selected: number | undefined;
  /** Of the picture that is cut over the pages' edges; undefined without. */
  readonly paging: { readonly sealId: string; readonly at: PagingPlace } | undefined;
  readonly past: readonly (readonly Placed[])[];
  readonly nextId: number;
}

type Action =
  | { type: 'page'; page: number }
  | { type: 'select'; id: number | undefined }
  | { type: 'put'; seal: SealPicture; page: number; size: PageSize; at?: { left: number; top: number } }
  /** `settled` ends a drag: what was before it can be had back. */
  | { type: 'change'; one: Placed; settled: boolean }
  | { type: 'remove'; id: number }
  | { type: 'drop-seal'; sealId: string }
  | { type: 'paging'; paging: StampingState['paging'] }
  | { type: 'undo' };

const start: StampingState = {
  page: 1,
  placed: [],
  selected: undefined,
  paging: undefined,
  past: [],
  nextId: 1,
};
const kept = 50;

function reduce(state: StampingState, action: Action): StampingState {
  const remember = { past: [...state.past, state.placed].slice(-kept) };
  switch (action.type) {
    case 'page':
      return { ...state, page: action.page, selected: undefined };
    case 'select':
      return { ...state, selected: action.id };
    case 'put': {
      const { seal, page, size } = action;
      const { width, height } = seal;
      const middle = action.at ?? { left: size.width * 0.7, top: size.height * 0.75 };
      const fresh = { id: state.nextId, sealId: seal.id, page, width, height, left: 0, top: 0 };
      const one = movedTo(fresh, { left: middle.left - width / 2, top: middle.top - height / 2 }, size);
      const placed = [...state.placed, one];
      return { ...state, ...remember, page, placed, selected: one.id, nextId: state.nextId + 1 };
    }
    case 'change': {
      const placed = state.placed.map((one) => (one.id === action.one.id ? action.one : one));
      return { ...state, ...(action.settled ? remember : {}), placed, selected: action.one.id };
    }
    case 'remove': {
      const placed = state.placed.filter(({ id }) => id !== action.id);
      return { ...state, ...remember, placed, selected: undefined };
    }
    case 'drop-seal': {
      const placed = state.placed.filter(({ sealId }) => sealId !== action.sealId);
      const paging = state.paging?.sealId === action.sealId ? undefined : state.paging;
      return { ...state, placed, paging, past: [], selected: undefined };
    }
    case 'paging':
      return { ...state, paging: action.paging };
    case 'undo':
      return {
        ...state,
        placed: state.past.at(-1) ?? state.placed,
        past: state.past.slice(0, -1),
        selected: undefined,
      };
  }
}

/** Which seals stand where, and the way back. */
export function useStamping() {
  const [state, dispatch] = useReducer(reduce, start);
  return useMemo(() => ({ state, dispatch }), [state]);
}
export type Stamping = ReturnType<typeof useStamping>;
