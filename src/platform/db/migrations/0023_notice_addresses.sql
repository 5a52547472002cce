ALTER TABLE "watchlist_consents" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "watchlist_consents" ADD COLUMN "confirm_hash" text;--> statement-breakpoint
ALTER TABLE "watchlist_consents" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "watchlist_consents" ADD COLUMN "asks_since" timestamp with time zone;--> statement-breakpoint
UPDATE "watchlist_consents" SET "confirmed_at" = "agreed_at" WHERE "channel" = 'sms';--> statement-breakpoint
UPDATE "watchlist_consents" SET "stopped_at" = now() WHERE "channel" = 'mail' AND "stopped_at" IS NULL;
