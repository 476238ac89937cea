import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const WriteRow = styled.form`
  display: flex;
  gap: var(--ca-s-2);
  padding: var(--ca-s-4) var(--ca-s-5);
  border-top: 1px solid var(--ca-border-1);

  > [data-part='frame'] {
    flex: 1;
    min-width: 0;
  }

  @media (max-width: 767.98px) {
    padding: 10px var(--ca-s-4) calc(10px + env(safe-area-inset-bottom));

    > [data-part='frame'],
    > button {
      min-height: 44px;
    }
    > button {
      min-width: 44px;
    }
    [data-part='send-words'] {
      ${visuallyHidden}
    }
  }
`;
