export const tooMuch = 'Too much for a code across a room: share the link.';
export const label = 'QR code of the address';
