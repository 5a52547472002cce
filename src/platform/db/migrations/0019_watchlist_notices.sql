CREATE TABLE "watchlist_consents" (
	"site_id" text NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"consent_text" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "watchlist_consents_site_id_visitor_uuid_pk" PRIMARY KEY("site_id","visitor_uuid")
);
--> statement-breakpoint
CREATE TABLE "watchlist_messages" (
	"site_id" text NOT NULL,
	"message_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_messages_site_id_message_uuid_pk" PRIMARY KEY("site_id","message_uuid")
);
--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "told_price_cents" bigint;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "is_told_available" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "watchlist_consents_agreed_idx" ON "watchlist_consents" USING btree ("agreed_at");--> statement-breakpoint
CREATE INDEX "watchlist_messages_due_idx" ON "watchlist_messages" USING btree ("site_id","due_at");--> statement-breakpoint
CREATE INDEX "watchlist_messages_made_idx" ON "watchlist_messages" USING btree ("made_at");