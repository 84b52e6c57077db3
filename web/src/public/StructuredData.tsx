import { jsonInPage } from './json-in-page.ts';

/** Facts about a page for search engines, by schema.org. */
export const StructuredData = ({ data }: { data: Readonly<Record<string, unknown>> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: jsonInPage({ '@context': 'https://schema.org', ...data }) }}
  />
);
