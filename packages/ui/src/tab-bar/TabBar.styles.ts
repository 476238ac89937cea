import { styled } from 'styled-components';

export const TabBarRoot = styled.div`
  position: relative;
  display: flex;
  height: var(--ca-tabbar-h);
  padding: 0 var(--ca-s-6);
  border-bottom: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);

  [data-part='area'],
  [data-part='list'] {
    display: flex;
    flex: 1;
    min-width: 0;
  }
  [data-part='list'] {
    position: relative;
    gap: 2px;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: none;

    /* Directly on the list and without a variable: otherwise each change would restyle a thousand tabs. */
    &[data-overflow='start'] {
      mask-image: linear-gradient(to right, transparent, #000 2rem);
    }
    &[data-overflow='end'] {
      mask-image: linear-gradient(to left, transparent, #000 2rem);
    }
    &[data-overflow='start end'] {
      mask-image: linear-gradient(to right, transparent, #000 2rem calc(100% - 2rem), transparent);
    }
  }

  [data-part='tab'] {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--ca-s-2);
    max-width: 16rem;
    padding: 0 var(--ca-s-3);
    border-bottom: 2px solid transparent;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    white-space: nowrap;
    cursor: pointer;
    user-select: none;
    contain: content; /* content-visibility would observe a thousand tabs */

    &:hover {
      background: var(--ca-bg-hover);
      color: var(--ca-text-1);
    }
    &:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    &[aria-selected='true'] {
      border-color: var(--ca-action);
      background: var(--ca-bg-selected);
      color: var(--ca-text-brand-strong);
      font-weight: var(--ca-fw-strong);
    }
    @media (forced-colors: active) {
      border-color: Canvas; /* forced colors draw a transparent border: every tab would look active */

      &[aria-selected='true'] {
        border-bottom: 3px solid Highlight;
      }
    }
    &[data-drop='before'] {
      box-shadow: inset 2px 0 var(--ca-action);
    }
    &[data-drop='after'] {
      box-shadow: inset -2px 0 var(--ca-action);
    }
  }
  [data-dragging] [data-part='tab'] {
    cursor: grabbing;
  }

  [data-part='title'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='dirty'] {
    flex: none;
    border: 3px solid var(--ca-warning-fg);
    border-radius: 50%;
  }

  /* a character: visible in forced colors, and cheap for a thousand tabs */
  [data-part='close'] {
    display: grid;
    place-items: center;
    flex: none;
    width: max(1.25em, 18px); /* grows with the text size */
    height: max(1.25em, 18px);
    margin-right: calc(-1 * var(--ca-s-1));
    border-radius: var(--ca-r-sm);

    &:hover {
      background: var(--ca-border-2);
    }
    &::before {
      content: '×';
      font-size: 1.25em;
      font-weight: 400;
      line-height: 0;
    }
    @media (pointer: coarse) {
      width: 44px;
      height: 100%;
      margin: 0 calc(-1 * var(--ca-s-3));
    }
  }

  [data-part='tools'] {
    display: flex;
    align-items: center;
    margin-left: var(--ca-s-2);
  }

  @media (max-width: 767.98px), (pointer: coarse) {
    height: max(var(--ca-tabbar-h), 44px);
    padding: 0 var(--ca-s-4);

    [aria-pressed] {
      display: none; /* the page has the whole width already */
    }
  }
  @media print {
    display: none;
  }
`;
