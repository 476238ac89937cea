import type { OrderDetail } from '@ca-portal/api';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { certificates } from '@ca-portal/api/groups/certificates';
import { coupons } from '@ca-portal/api/groups/coupons';
import { orders } from '@ca-portal/api/groups/orders';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readsOf, refresh } from '../../api/query.js';
import { commonBody } from './application-form.js';
import type { AnyApplication, ApplicationValues, Subject } from './description.js';
import type { Ticket } from '../../shared/coupons/index.js';
import { placingKey } from '../../shared/files/index.js';
import { savedFen } from '../../shared/orders/index.js';

interface Placing {
  values: ApplicationValues;
  subjects: readonly Subject[];
  ticket: Ticket | undefined;
}

/**
 * Places one order for each certificate, one after the other. If one is refused and the user submits again, those
 * already placed are skipped.
 */
export function usePlacing(business: AnyApplication) {
  // Number of orders placed so far: forty take a while.
  const [done, setDone] = useState(0);
  const placed = useRef(new Map<string, OrderDetail>());
  const placing = useMutation({
    mutationKey: [...placingKey, business.orderType],
    async mutationFn({ values, subjects, ticket }: Placing): Promise<OrderDetail[]> {
      for (const { need, quote } of subjects) {
        const { certificateId } = need;
        const requestId = values.requestIds[certificateId] ?? '';
        if (placed.current.has(requestId)) continue;
        if (!quote) throw new Error('placed before its price was there');
        const body = commonBody(business, values, certificateId, {
          couponTicketId: ticket?.ticketId ?? null,
          expectedTotalFen: quote.totalFen - savedFen(quote, ticket),
        });
        placed.current.set(requestId, await business.place(body, values.own));
        setDone(placed.current.size);
      }
      return subjects.flatMap(
        ({ need }) => placed.current.get(values.requestIds[need.certificateId] ?? '') ?? [],
      );
    },
    // The server now counts these certificates as taken: their data may only be fetched again once the page is left.
    onSuccess: (_data, _input, _result, { client }) =>
      refresh(client, [caChange, caManage, certificates, coupons, orders]),
    onError: (_error, _input, _result, { client }) => refresh(client, [readsOf(caChange, 'quote')]),
  });
  return { ...placing, done };
}
