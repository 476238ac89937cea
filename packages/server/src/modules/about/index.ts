import type { about } from '@ca-portal/api/contract';
import { and, eq } from 'drizzle-orm';
import { publishedContent } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import {
  factOf,
  factsOf,
  pictureUrls,
  publishedOf,
  visible,
  isAgreement,
  operatorFacts,
  agreementsInForce,
  earlierAgreements,
} from '../../services/content/index.js';

const experienceKinds = ['verify', 'seal', 'scan', 'guide'] as const;
/** Several values in one fact, as an editor enters them: `label|value|unit`. */
const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim());

export const aboutHandlers: Handlers<typeof about> = {
  async profile(_, { services }) {
    const texts = await publishedOf(services, 'about');
    const row = texts.find(({ category }) => !isAgreement(category));
    const { organization, address, email } = await operatorFacts(services);
    const text = row ?? { html: '', facts: [] };
    return {
      organization,
      address,
      email,
      introduction: text.html,
      figures: factsOf(text, 'figure').map((line) => {
        const [label = '', value = '', unit = ''] = partsOf(line);
        return { label, value, unit };
      }),
      licenses: factsOf(text, 'license').map((line) => {
        const [name = '', number = '', issuer = ''] = partsOf(line);
        return { name, number, issuer };
      }),
      phones: factsOf(text, 'phone').map((line) => {
        const [label = '', number = ''] = partsOf(line);
        return { label, number };
      }),
      complaintPhone: factOf(text, 'complaintPhone'),
      workingHours: factOf(text, 'workingHours'),
    };
  },

  agreements: ({ query: { subject, id } }, { services: { db, clock } }) =>
    id === undefined ? agreementsInForce(db, clock(), subject) : earlierAgreements(db, clock(), id),

  async servicePoints({ query }, { services: { db, clock } }) {
    const rows = await db
      .select()
      .from(publishedContent)
      .where(
        and(
          visible('servicePoint', clock()),
          query.city ? eq(publishedContent.category, query.city) : undefined,
        ),
      )
      .orderBy(publishedContent.position, publishedContent.id);
    return rows.map((row) => ({
      id: row.id,
      city: row.category,
      name: row.title,
      address: factOf(row, 'address'),
      phone: factOf(row, 'phone'),
      hours: factOf(row, 'hours'),
      longitude: Number(factOf(row, 'longitude')) || 0,
      latitude: Number(factOf(row, 'latitude')) || 0,
    }));
  },

  async partners(_, { services }) {
    const rows = await publishedOf(services, 'partner');
    const pictures = await pictureUrls(services.db, rows);
    return [...new Set(rows.map((row) => row.category))].map((group) => ({
      group,
      partners: rows
        .filter((row) => row.category === group)
        .map((row) => ({
          id: row.id,
          name: row.title,
          monogram: factOf(row, 'monogram') || Array.from(row.title)[0] || '',
          logoUrl: pictures.get(row.id) ?? '',
          qualification: factOf(row, 'qualification'),
          since: factOf(row, 'since'),
          status: factOf(row, 'status') === 'verified' ? ('verified' as const) : ('connected' as const),
          link: row.link,
        })),
    }));
  },

  async solutions(_, { services }) {
    return (await publishedOf(services, 'solution')).map((row) => ({
      id: row.id,
      title: row.title,
      summary: row.summary,
      // A leading star says that the certificate is used there.
      steps: factsOf(row, 'step').map((step) => ({
        text: step.replace(/^\*/, ''),
        usesCertificate: step.startsWith('*'),
      })),
      results: factsOf(row, 'result'),
    }));
  },

  async experiences(_, { services }) {
    return (await publishedOf(services, 'experience')).map((row) => ({
      id: row.id,
      title: row.title,
      summary: row.summary,
      kind: experienceKinds.find((kind) => kind === factOf(row, 'kind')) ?? 'guide',
      link: row.link,
    }));
  },
};
