import { styled } from 'styled-components';

export const ChapterHead = styled.div`
  padding: var(--ca-s-5) var(--ca-s-5) var(--ca-s-4);
  border-bottom: 1px solid var(--ca-border-1);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--ca-s-1) var(--ca-s-4);
    margin-bottom: var(--ca-s-3);
  }
  h2 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  span {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const LessonList = styled.ol`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > li > a,
  > li > div {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    min-height: max(3.5rem, 52px);
    padding: var(--ca-s-3) var(--ca-s-5);
    color: var(--ca-text-1);
  }
  > li > a:hover {
    background: var(--ca-bg-hover);
    text-decoration: none;
  }
  > li > a:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  > li > a[aria-current] {
    background: var(--ca-bg-selected);
    box-shadow: inset 3px 0 0 var(--ca-action);
    color: var(--ca-text-brand-strong);
    font-weight: var(--ca-fw-strong);
  }
  @media (forced-colors: active) {
    > li > a[aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  > li > div {
    color: var(--ca-text-2);
  }
  [data-part='grow'] {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    font-weight: var(--ca-fw-regular);
    line-height: var(--ca-lh-caption);
  }
  [data-part='mark'] {
    display: grid;
    flex: none;
    place-items: center;
    width: max(1.75rem, 26px);
    height: max(1.75rem, 26px);
    border: 1.5px solid var(--ca-border-2);
    border-radius: var(--ca-r-full);
    color: var(--ca-text-3);
  }
  [data-part='mark'] > [data-component='Icon'] {
    width: 0.9em;
    height: 0.9em;
    stroke-width: 2.25;
  }
  [data-part='mark'][data-state='done'] {
    border-color: var(--ca-success-bd);
    background: var(--ca-success-bg);
    color: var(--ca-success-fg);
  }
  [data-part='mark'][data-state='now'] {
    border-color: var(--ca-action);
    background: var(--ca-action);
    color: var(--ca-text-on-brand);
  }
`;
