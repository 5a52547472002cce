ALTER TABLE "reservations" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "failed_refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "reservations" SET "refunded_cents" = "captured_cents" WHERE "state" = 'refunded';
