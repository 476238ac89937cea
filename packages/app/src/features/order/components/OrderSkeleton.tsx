import { Card } from '@ca-portal/ui/card';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { WizardBlocks, WizardColumns } from '../../../engines/application/index.js';

/** The same sizes as the real blocks, so that nothing moves when they load. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <HiddenText as="output">正在加载产品信息</HiddenText>
      <WizardColumns data-compact>
        <WizardBlocks>
          <Card>
            <Skeleton height="2rem" />
          </Card>
          <Card>
            <Skeleton height="34rem" />
          </Card>
          <Card>
            <Skeleton height="10rem" />
          </Card>
        </WizardBlocks>
        <Card>
          <Skeleton height="20rem" />
        </Card>
      </WizardColumns>
    </div>
  );
}
