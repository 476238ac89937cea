import { styled } from 'styled-components';

/** Rows of a card without padding, each one a link: an icon left, text, an arrow right. */
export const RowList = styled.ul`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > li > a,
  > li > [data-part='row'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-4);
    min-height: max(3.5rem, 52px);
    padding: var(--ca-s-4) var(--ca-s-6);
    color: var(--ca-text-1);
  }
  > li > a:hover {
    background: var(--ca-bg-hover);
    text-decoration: none;
  }
  > li > a:hover [data-part='name'] {
    color: var(--ca-text-link);
  }
  > li > a:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  [data-part='grow'] {
    display: grid;
    flex: 1;
    gap: var(--ca-s-1);
    min-width: 0;
  }
  [data-part='name'] {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
    text-wrap: pretty;
  }
  [data-part='text'] {
    display: -webkit-box;
    overflow: hidden;
    color: var(--ca-text-2);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-1) var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  > li > a > svg:last-child {
    color: var(--ca-text-3);
  }
  @media (max-width: 767.98px) {
    /* one line: the article's page has the whole text */
    [data-part='rate'] {
      display: none;
    }
    > li > a,
    > li > [data-part='row'] {
      gap: var(--ca-s-3);
      padding: var(--ca-s-4);
    }
    > li > a > svg:last-child {
      display: none;
    }
  }
`;

/** The square with an icon at the start of a row: `quiet` for a category, without it for emphasis. */
export const KindMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: max(2.25rem, 34px);
  height: max(2.25rem, 34px);
  border: 1px solid var(--ca-info-bd);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-selected);
  color: var(--ca-text-brand);

  &[data-tone='quiet'] {
    border-color: transparent;
    background: var(--ca-bg-sunken);
    color: var(--ca-text-2);
  }
  [data-mode='elder'] & {
    width: 3rem;
    height: 3rem;
  }
`;

/** Names stacked with a line between them: related articles, other systems. */
export const LinkList = styled.ul`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-3);
    min-height: max(2.75rem, 44px);
    padding: var(--ca-s-2) 0;
    color: var(--ca-text-1);
  }
  a:hover {
    color: var(--ca-text-link);
  }
  a > svg {
    color: var(--ca-text-3);
  }
  [data-part='day'] {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  [data-part='note'] {
    flex: none;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
