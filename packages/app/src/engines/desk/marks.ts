import { useState } from 'react';

/** Why a point is rejected; marks are stored by the field's name for the applicant: `fields.email`, `files.idFront`. */
export interface Mark {
  readonly label: string;
  readonly reason: string;
}
export type Marks = Readonly<Record<string, Mark>>;

export const shortestReason = 2;
export const longestReason = 200;

/** Marks with a reason; without one a mark is not complete. */
export const explained = (marks: Marks): [field: string, mark: Mark][] =>
  Object.entries(marks).filter(([, { reason }]) => reason.trim().length >= shortestReason);

/** Labels of the marks that still need a reason before the item can be sent back. */
export const unexplained = (marks: Marks): string[] =>
  Object.values(marks)
    .filter(({ reason }) => reason.trim().length < shortestReason)
    .map(({ label }) => label);

/** All marks as one text for the applicant. */
export const wordsOf = (marks: Marks): string =>
  explained(marks)
    .map(([, { label, reason }]) => `${label}：${reason.trim()}`)
    .join('；')
    .slice(0, longestReason);

const keyOf = (item: string) => `desk-marks:${item}`;
function load(item: string): Marks {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(item)) ?? '{}') as Marks;
  } catch {
    return {}; // storage refused or spoilt: one begins again
  }
}
function keep(item: string, marks: Marks): void {
  try {
    if (Object.keys(marks).length === 0) sessionStorage.removeItem(keyOf(item));
    else sessionStorage.setItem(keyOf(item), JSON.stringify(marks));
  } catch {
    // they then last until the page is reloaded
  }
}

/** The marks of one item. They survive a reload and an expired session. */
export function useMarks(item: string): [marks: Marks, change: (marks: Marks) => void] {
  const [held, setHeld] = useState({ item, marks: load(item) });
  const marks = held.item === item ? held.marks : load(item);
  const change = (next: Marks) => {
    setHeld({ item, marks: next });
    keep(item, next);
  };
  return [marks, change];
}
