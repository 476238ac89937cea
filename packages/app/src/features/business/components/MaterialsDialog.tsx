import { Button, LinkButton } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { beforePath } from '../before.js';
import type { BusinessType } from '../business-types.js';
import { MaterialList } from './MaterialList.js';

interface MaterialsDialogProps {
  business: BusinessType | undefined;
  onClose: () => void;
}

/** 材料: what to bring for one business, without leaving the page. */
export function MaterialsDialog({ business, onClose }: MaterialsDialogProps) {
  return (
    <Dialog
      open={business !== undefined}
      onOpenChange={onClose}
      size="sm"
      title={business ? `${business.title}的材料` : ''}
      footer={
        <>
          <LinkButton href="/downloadCenter">下载模板</LinkButton>
          {business ? <LinkButton href={beforePath(business.orderType)}>完整办事指南</LinkButton> : null}
          <Button variant="primary" onClick={onClose}>
            知道了
          </Button>
        </>
      }
    >
      {business ? <MaterialList materials={business.materials} /> : null}
    </Dialog>
  );
}
