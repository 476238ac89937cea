import { styled } from 'styled-components';

export const InfoRoot = styled.div`
  padding-top: var(--s-16);

  @media (max-width: 1279.98px) {
    padding-top: var(--s-10);
  }
`;

export const InfoGrid = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1fr 1fr;
  gap: var(--s-6);

  > [data-component='Card'] {
    min-width: 0;
  }
  [data-part='title'] {
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  [data-mode='elder'] & > :first-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
  }
  @media (max-width: 767.98px) {
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Rows with a line between them; their height is the skeleton's too. */
export const Rows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: max(3rem, 44px);
    padding: var(--s-2) 0;
  }
  &[data-rows='two-lines'] > li {
    min-height: max(3.75rem, 52px);
  }
  > li + li {
    border-top: 1px solid var(--border-1);
  }
  [data-part='grow'] {
    flex: 1;
    min-width: 0;
    text-wrap: pretty;
  }
  [data-part='note'] {
    color: var(--text-2);
    font-size: var(--fs-caption);
    line-height: var(--lh-caption);
  }
  time {
    flex: none;
    color: var(--text-3);
    font-size: var(--fs-sm);
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
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  color: var(--text-2);
`;

export const HotlineBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  margin-top: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--border-1);
  border-radius: var(--r-md);
  background: var(--bg-subtle);

  a {
    color: var(--text-1);
    font-weight: var(--fw-strong);
  }
  p {
    color: var(--text-2);
    font-size: var(--fs-caption);
    line-height: var(--lh-caption);
  }
`;

export const Question = styled.details`
  & + & {
    border-top: 1px solid var(--border-1);
  }
  > summary {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: max(3rem, 44px);
    padding: var(--s-1) 0;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    color: var(--text-link);
  }
  > summary > span {
    flex: 1;
  }
  > summary > [data-component='Icon'] {
    color: var(--text-3);
  }
  &[open] > summary > [data-component='Icon'] {
    transform: rotate(180deg);
  }
  > p {
    padding: 0 0 var(--s-4);
    color: var(--text-2);
  }
  [data-mode='elder'] & > summary {
    min-height: 60px;
  }
`;
