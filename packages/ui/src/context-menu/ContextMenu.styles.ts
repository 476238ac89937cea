import { styled } from 'styled-components';
import { MenuPanel } from '../dropdown-menu/DropdownMenu.styles.js';

/** 105px fits an icon and four characters; longer labels make it wider, not taller. */
export const ContextPanel = styled(MenuPanel)`
  width: max-content;
  min-width: var(--ca-ctx-menu-w);
  max-width: min(20rem, calc(100vw - 16px));

  [role='menuitem'] {
    padding-inline: var(--ca-s-2);
    font-size: var(--ca-fs-sm);
  }
`;

/** Listens without a box of its own. */
export const ContextArea = styled.div`
  display: contents;
  -webkit-touch-callout: none;
`;
