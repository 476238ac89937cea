// Styles that other public pages share with the home page: one small file, so that a page loads nothing it does not
// show.
import { styled } from 'styled-components';

/** As wide as the site, for pages whose blocks reach the window's edges; other pages use a `PublicFrame`. */
export const SiteWidth = styled.div`
  max-width: var(--ca-container);
  margin: 0 auto;
  padding: 0 var(--ca-gutter);

  [data-mode='elder'] & {
    max-width: 106rem;
  }
  @media (max-width: 767.98px) {
    padding: 0 var(--ca-s-4);
  }
`;

/** Overlaps the lower edge of a page's first block. Where shadows are not visible, a border replaces them. */
export const RaisedPanel = styled.div`
  border: 1px solid transparent;
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  box-shadow: var(--ca-shadow-2);

  [data-theme='dark'] &,
  [data-contrast='high'] & {
    border-color: var(--ca-border-1);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      border-color: var(--ca-border-1);
    }
  }
`;

/** One item of several in a `CardGrid`, as high as its neighbors. */
export const CardFrame = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
`;

/** The same with a drawing (`data-part='art'`) above the text; large type hides the drawing. */
export const ArtCardFrame = styled(CardFrame)`
  overflow: hidden;

  > [data-part='art'] {
    display: grid;
    place-items: center;
    border-bottom: 1px solid var(--ca-border-1);
    background: var(--ca-bg-subtle);
  }
  > [data-part='art'] > svg {
    width: auto;
  }
  [data-mode='elder'] & > [data-part='art'] {
    display: none;
  }
`;

/** Short points, each with a check mark before it. */
export const TickList = styled.ul`
  display: grid;
  gap: var(--ca-s-2);

  > li {
    display: flex;
    align-items: flex-start;
    gap: var(--ca-s-2);
  }
  > li > [data-component='Icon'] {
    flex: none;
    margin-top: 0.15em;
    color: var(--ca-success-fg);
  }
`;

/** A list of questions that open their answers in place; the arrow, last in the `summary`, turns. */
export const Fold = styled.details`
  & + & {
    border-top: 1px solid var(--ca-border-1);
  }
  > summary {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    min-height: max(3rem, 44px);
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > [data-component='Icon'] {
    rotate: 180deg;
  }
  > p {
    padding-bottom: var(--ca-s-4);
    color: var(--ca-text-2);
  }
`;
