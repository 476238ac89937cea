import { styled } from 'styled-components';
import { fingerTarget, Fold } from '../../../shared/content/index.js';

export const InfoRoot = styled.div`
  padding-top: var(--ca-s-16);

  @media (max-width: 1279.98px) {
    padding-top: var(--ca-s-10);
  }
`;

export const InfoGrid = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1fr 1fr;
  gap: var(--ca-s-6);

  > [data-component='Card'] {
    min-width: 0;
  }
  [data-part='title'] {
    font-size: var(--ca-fs-h4);
    line-height: var(--ca-lh-h4);
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  [data-mode='elder'] & > :first-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-4);
  }
  @media (max-width: 767.98px) {
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Rows with a line between them; the skeleton has the same height. */
export const Rows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    min-height: max(3rem, 44px);
    padding: var(--ca-s-2) 0;
  }
  &[data-rows='two-lines'] > li {
    min-height: max(3.75rem, 52px);
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  [data-part='grow'] {
    flex: 1;
    min-width: 0;
    text-wrap: pretty;
  }
  a {
    ${fingerTarget}
  }
  a:not(:hover) {
    color: var(--ca-text-1);
  }
  [data-part='note'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  time {
    flex: none;
    color: var(--ca-text-3);
    font-size: var(--ca-fs-sm);
  }
  [data-component='Tag'] {
    flex: none;
  }
  [data-mode='elder'] & > li {
    min-height: 60px;
  }
`;

export const FileMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: max(2.25rem, 34px);
  height: max(2.25rem, 34px);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  color: var(--ca-text-2);
`;

export const HotlineBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-4);
  padding: var(--ca-s-4);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-subtle);

  a {
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
    ${fingerTarget}
  }
  p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
`;

export const Question = styled(Fold)`
  > summary {
    padding: var(--ca-s-1) 0;
  }
  > summary:hover {
    color: var(--ca-text-link);
  }
  > summary > span {
    flex: 1;
  }
  > summary > [data-component='Icon'] {
    color: var(--ca-text-3);
  }
  [data-mode='elder'] & > summary {
    min-height: 60px;
  }
`;
