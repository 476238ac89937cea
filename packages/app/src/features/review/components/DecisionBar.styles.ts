import { styled } from 'styled-components';
import { Bar as DeskBar } from '../../../engines/desk/index.js';

/** The decision bar of the desks, with the effect of the verdict before it is sent. */
export const Bar = styled(DeskBar)`
  output {
    display: grid;
    font-size: var(--ca-fs-sm);
  }
  strong {
    font-weight: var(--ca-fw-strong);
  }
  output > span {
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    gap: 8px;
    padding: 8px 16px;

    output {
      grid-auto-flow: column;
      justify-content: start;
      gap: 8px;
    }
    [data-mode='elder'] & output {
      grid-auto-flow: row;
      gap: 0;
    }
  }
`;
