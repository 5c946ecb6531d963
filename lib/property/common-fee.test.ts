import { describe, expect, it } from 'vitest';
import { commonFeeBasis, commonFeeMonthly } from './home-sums';

const HOME = { usableAreaSqm: 150, landAreaSqwah: 22.5, commonFee: 40 } as const;

describe('a common fee', () => {
  it('of a condo depends on the area of the unit, not of any land', () => {
    expect(commonFeeMonthly({ ...HOME, propertyType: 'condo' })).toBe(6_000);
    expect(commonFeeBasis({ propertyType: 'condo' })).toBe('sqm');
  });

  it.each(['townhouse', 'detached-house', 'villa'] as const)('of a %s depends on the land area', (propertyType) => {
    expect(commonFeeMonthly({ ...HOME, propertyType })).toBe(900);
    expect(commonFeeBasis({ propertyType })).toBe('sqwah');
  });

  it('is in whole baht, is 0 if there is no fee, and null without the area', () => {
    expect(commonFeeMonthly({ propertyType: 'condo', commonFee: 48.5, usableAreaSqm: 34.25 })).toBe(1_661);
    expect(commonFeeMonthly({ ...HOME, propertyType: 'townhouse', commonFee: 0 })).toBe(0);
    expect(commonFeeMonthly({ propertyType: 'townhouse', commonFee: 40, usableAreaSqm: 150 })).toBeNull();
    expect(commonFeeMonthly({ ...HOME, propertyType: 'condo', commonFee: undefined })).toBeNull();
  });
});
