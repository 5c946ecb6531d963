import { describe, expect, it } from 'vitest';
import { commonFeeBasis, commonFeeMonthly } from './common-fee';

const HOME = { usableAreaSqm: 150, landAreaSqwah: 22.5, commonFee: 40 } as const;

describe('a common fee', () => {
  it('of a condominium is by the area of the unit, whatever land is told', () => {
    expect(commonFeeMonthly({ ...HOME, propertyType: 'condo' })).toBe(6_000);
    expect(commonFeeBasis({ propertyType: 'condo' })).toBe('sqm');
  });

  it.each(['townhouse', 'detached-house', 'villa'] as const)('of a %s is by the land of its plot', (propertyType) => {
    expect(commonFeeMonthly({ ...HOME, propertyType })).toBe(900);
    expect(commonFeeBasis({ propertyType })).toBe('sqwah');
  });

  it('is whole baht, none where nothing is taken, and not known without the area it is of', () => {
    expect(commonFeeMonthly({ propertyType: 'condo', commonFee: 48.5, usableAreaSqm: 34.25 })).toBe(1_661);
    expect(commonFeeMonthly({ ...HOME, propertyType: 'townhouse', commonFee: 0 })).toBe(0);
    expect(commonFeeMonthly({ propertyType: 'townhouse', commonFee: 40, usableAreaSqm: 150 })).toBeNull();
    expect(commonFeeMonthly({ ...HOME, propertyType: 'condo', commonFee: undefined })).toBeNull();
  });
});
