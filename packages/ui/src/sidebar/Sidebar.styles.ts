import { styled } from 'styled-components';

export const SidebarRoot = styled.aside`
  z-index: var(--ca-z-sidebar);
  flex: none;
  width: var(--ca-sidebar-w);
  border-right: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);

  > div {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100vh;
    overflow: auto;
  }

  [data-part='brand'],
  [data-part='user'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    padding: var(--ca-s-4) var(--ca-s-2) var(--ca-s-4) var(--ca-s-4);
    border-bottom: 1px solid var(--ca-border-1);
  }

  [data-part='brand'] {
    flex: none;
    height: var(--ca-topbar-h);
    padding-block: 0;
  }

  [data-part='who'] {
    flex: 1;
    min-width: 0;

    > * {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  /* the switch is small, so that a role of five characters fits beside it */
  && [data-part='user'] > button {
    min-width: 24px;
    min-height: 24px;
    --x: var(--ca-text-2);
    padding: 0;
    margin-left: calc(-1 * var(--ca-s-2));
  }

  [data-part='name'] {
    font-weight: var(--ca-fw-strong);
  }

  [data-part='role'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }

  &[data-collapsed] {
    width: var(--ca-sidebar-w-collapsed);
    min-width: 56px;

    [data-part='brand'],
    [data-part='user'] {
      justify-content: center;
      padding-inline: 0;
    }
  }

  @media (max-width: 1279.98px), print {
    display: none;
  }
`;

export const MenuNav = styled.nav`
  padding: var(--ca-s-3) var(--ca-s-2);

  [data-part='caption'] {
    padding: var(--ca-s-4) var(--ca-s-3) var(--ca-s-1);
    color: var(--ca-text-3);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  &[data-collapsed] [data-part='caption'] {
    height: 1px;
    margin: var(--ca-s-2) var(--ca-s-3);
    padding: 0;
    background: var(--ca-border-1);
  }
  [data-part='note'] {
    display: block;
    padding: var(--ca-s-3);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='search'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
    min-height: var(--ca-control-h-sm);
    margin: 0 var(--ca-s-1) var(--ca-s-2);
    padding: 0 var(--ca-s-2);
    border: 1px solid var(--ca-border-control);
    border-radius: var(--ca-r-md);
    color: var(--ca-text-3);

    &:focus-within {
      outline: 2px solid var(--ca-focus-ring);
      outline-offset: -1px;
    }
  }
  && input {
    all: unset;
    width: 100%;
    color: var(--ca-text-1);
    font-size: var(--ca-fs-sm);
  }

  /* a thousand rows: groups outside the view are not rendered (per row the observation would cost too much) */
  [data-part='sub'] {
    content-visibility: auto;
    margin: 0 calc(-1 * var(--ca-s-2)); /* content is clipped: leaves room for the marker and the focus ring */
    padding: 0 var(--ca-s-2);
    contain-intrinsic-height: auto calc(var(--rows) * max(2.375rem, 36px));
  }

  [data-part='item'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    width: 100%;
    min-height: max(2.5rem, 38px);
    margin-bottom: 2px;
    padding: 0 var(--ca-s-3);
    border-radius: var(--ca-r-md);
    color: var(--ca-text-1);

    &:not([data-active]) > svg {
      color: var(--ca-text-2);
    }
    &:hover {
      background: var(--ca-bg-hover);
      color: var(--ca-text-1);
      text-decoration: none;
    }
    &[data-active] {
      background: var(--ca-bg-selected);
      color: var(--ca-text-brand-strong);
      font-weight: var(--ca-fw-strong);

      /* a border, since forced colors draw it as well */
      &::before {
        content: '';
        position: absolute;
        inset: 20% auto 20% calc(-1 * var(--ca-s-2));
        border: 1.5px solid var(--ca-action);
        border-radius: 0 3px 3px 0;
      }
    }
  }

  [data-part='label'] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='sub'] [data-part='item'] {
    min-height: max(2.25rem, 34px);
    padding-left: calc(1.25em + (2 + var(--depth)) * var(--ca-s-3));

    &:not([data-active]) {
      color: var(--ca-text-2);
    }
  }

  &[data-collapsed] [data-part='item'] {
    justify-content: center;
    padding-inline: 0;
  }
  &[data-collapsed] [data-component='Badge'] {
    position: absolute;
    top: 20%;
    left: 60%;
  }

  [data-mode='elder'] & [data-part='item'] {
    min-height: 60px;
  }
  @media (max-width: 1279.98px), (pointer: coarse) {
    && [data-part='item'],
    [data-part='search'] {
      min-height: max(2.5rem, 44px);
    }
  }
`;
