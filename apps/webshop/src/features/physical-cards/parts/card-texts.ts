export { CARD_NUMBER_PREFIX, formatCardNumber } from '@stadstegoed/core/physical-cards/card-number.ts';
export { cardSituation, mayUnlinkCard } from '@stadstegoed/core/physical-cards/card-offer.ts';
export { addressLines } from '@stadstegoed/core/physical-cards/card-order.ts';
export { cardQrText } from '@stadstegoed/core/physical-cards/card-qr.ts';
