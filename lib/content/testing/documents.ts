/** A listing document with the required fields only. Tests add and break fields. */
export const listingDocumentFixture = {
  id: 'rm-1',
  code: 'RM-0001',
  record_status: 'Active',
  deal: 'sale',
  property_type: 'townhouse',
  title: { th: 'ทาวน์โฮม', en: 'Townhouse' },
  description: { th: 'รายละเอียด', en: 'Details' },
  price: 3_500_000,
  tenure: 'freehold',
  address: { province_code: '10', district_code: '1045' },
  published_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
} as const;
