ALTER TABLE "test_payments" ADD COLUMN "purpose" text DEFAULT 'reservation' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_payments" ADD COLUMN "description" text DEFAULT '' NOT NULL;