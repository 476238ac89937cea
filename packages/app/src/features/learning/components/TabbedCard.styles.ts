import { Card } from '@ca-portal/ui/card';
import { styled } from 'styled-components';

/** Tabs reach the card's edges; their content has its own margins. */
export const TabbedCard = styled(Card)`
  [role='tablist'] {
    padding: 0 var(--ca-card-pad);
  }
  [role='tabpanel'] {
    padding: 0;
  }
  [data-part='text'],
  [role='tabpanel'] > [data-component='Empty'],
  > [data-component='Empty'] {
    padding: var(--ca-card-pad);
  }
`;
