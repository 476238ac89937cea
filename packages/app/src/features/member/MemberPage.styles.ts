import { styled } from 'styled-components';
import { Fold, SplitPanel } from '../../shared/content/index.js';

export const LevelRoot = styled(SplitPanel)`
  --split: minmax(0, 1fr) 30rem;

  > [data-part='words'] {
    padding: var(--ca-s-8) var(--ca-s-10);
  }
  > [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    border-left: 1px solid var(--ca-border-1);
    background: var(--ca-bg-brand-soft);
    overflow: hidden;
  }
  > [data-part='picture'] > [data-component='Wave'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > [data-part='picture'] > [data-component='Icon'] {
    position: relative;
    color: var(--ca-motif-strong);
  }
  p {
    color: var(--ca-text-2);
  }
  b {
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
  h1 {
    margin: var(--ca-s-2) 0 var(--ca-s-6);
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  [data-part='scale'] {
    display: flex;
    justify-content: space-between;
    max-width: 34rem;
    margin: var(--ca-s-2) 0 var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-component='ProgressBar'] {
    max-width: 34rem;
  }
  p + [data-component='LinkButton'] {
    margin-top: var(--ca-s-6);
  }
  @media (max-width: 1279.98px) {
    > [data-part='picture'] {
      display: none;
    }
    > [data-part='words'] {
      padding: var(--ca-s-5) var(--ca-s-4);
    }
  }
`;

/* On phones it keeps its columns, so that levels can be compared. */
export const LevelTable = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  th,
  td {
    padding: var(--ca-s-3) var(--ca-cell-x);
    border-bottom: 1px solid var(--ca-border-1);
    text-align: left;
    overflow-wrap: anywhere;
  }
  [data-mode='elder'] & tr {
    height: 60px;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    height: 4.5rem;
    text-wrap: balance;
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  thead small {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    font-weight: var(--ca-fw-regular);
  }
  tbody th {
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }
  [data-best] {
    background: var(--ca-bg-selected);
  }
  thead [data-best] {
    color: var(--ca-text-brand-strong);
  }
  @media (max-width: 767.98px) {
    th,
    td {
      padding: var(--ca-s-2);
      font-size: var(--ca-fs-sm);
    }
    thead th {
      font-size: var(--ca-fs-body);
    }
  }
`;

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--ca-s-5);

  > li {
    display: flex;
    gap: var(--ca-s-4);
    padding: var(--ca-card-pad);
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-lg);
    background: var(--ca-bg-surface);
  }
  h2 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-4);
  }
`;

export const Question = styled(Fold)`
  > summary {
    justify-content: space-between;
    gap: var(--ca-s-4);
    font-weight: var(--ca-fw-strong);
  }
  > p {
    max-width: 46em;
  }
`;
