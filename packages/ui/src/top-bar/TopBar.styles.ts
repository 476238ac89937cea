import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const BarRoot = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--ca-z-header);
  display: flex;
  align-items: center;
  gap: var(--ca-s-4);
  height: var(--ca-topbar-h);
  padding: 0 var(--ca-s-6);
  border-bottom: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);

  &[data-fixed='false'] {
    position: static;
  }

  & [data-part='welcome'] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-part='greeting'] {
    font-weight: var(--ca-fw-strong);
  }

  & [data-part='organization'] {
    margin-left: 0.75rem;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }

  & [data-part='actions'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--ca-s-4);
  }

  /* the sidebar is usually open, so its button is not highlighted */
  && [data-part='toggle'] > button:not(:hover) {
    background: none;
    color: var(--ca-text-2);
  }

  & [data-part='toggle'][data-collapsed] svg {
    transform: scaleX(-1);
  }

  & [data-part='mark'] {
    display: none;
  }

  @media (max-width: 1279.98px) {
    & [data-part='toggle'] {
      display: none;
    }

    & [data-part='mark'] {
      display: block;
    }
  }

  @media (max-width: 767.98px) {
    padding: 0 var(--ca-s-4);

    & [data-part='organization'] {
      display: none;
    }

    /* wraps to two lines instead of cutting off the name */
    & [data-part='welcome'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.3;
      white-space: normal;
      word-break: keep-all; /* breaks between greeting and name */
      overflow-wrap: anywhere;
    }

    /* large text needs the space; the bottom navigation has the home link */
    [data-mode='elder'] & [data-part='mark'] {
      display: none;
    }

    & [data-part='actions'] {
      gap: 0;
    }

    /* beside the greeting an action shows only its icon; the label stays its accessible name */
    & [data-part='actions'] > [data-component='Button']:has(> svg) {
      width: 44px;
      padding: 0;
      color: var(--ca-text-2);
    }

    & [data-part='actions'] > [data-component='Button'] > [data-part='words'] {
      ${visuallyHidden}
    }
  }

  /* beside four actions the logo leaves no room for a name; the bottom navigation has the home link */
  @media (max-width: 359.98px) {
    & [data-part='mark'] {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
